import type { Store } from "./core/store.js";
import { buildPrice, buildProduct } from "./objects/catalog.js";

interface SeedPlan {
  product: string;
  name: string;
  /** US cents a month. */
  monthly: number;
  lookupKeys: string[];
}

/** The plans as the product knows them; the spelling of the lookup keys is part of its contract. */
const PLANS: SeedPlan[] = [
  {
    product: "prod_market_my_resume",
    name: "Market My Resume",
    monthly: 4900,
    lookupKeys: ["market_my_resume_quaterly", "market_my_resume_half_yearly"],
  },
  {
    product: "prod_brand_my_cv",
    name: "Brand My CV",
    monthly: 7900,
    lookupKeys: ["brand_my_cv_quaterly", "brand_my_cv_half_yearly"],
  },
  {
    product: "prod_starter_plan",
    name: "Starter plan",
    monthly: 2000,
    lookupKeys: ["starter_plan"],
  },
];

/** Creates the products and prices that are missing; safe to repeat. */
export function seedCatalog(store: Store, now: number): void {
  for (const plan of PLANS) {
    if (!store.find("product", plan.product)) {
      store.add("product", buildProduct({ id: plan.product, name: plan.name }, now));
    }
    for (const lookupKey of plan.lookupKeys) {
      if (store.all("price").some(({ lookup_key }) => lookup_key === lookupKey)) continue;
      const price = {
        product: plan.product,
        currency: "usd",
        unitAmount: plan.monthly,
        monthly: true,
        lookupKey,
      };
      store.add("price", buildPrice(price, now));
    }
  }
}
