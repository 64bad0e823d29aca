import express, { type Express } from "express";
import { controlRoutes } from "./control/control.routes.js";
import { apiRouter } from "./http/api-router.js";
import { dashboardRoutes } from "./pages/dashboard.js";
import { invoiceRoutes } from "./pages/invoice.routes.js";
import { sendNotice } from "./pages/layout.js";
import { payRoutes } from "./pages/pay.routes.js";
import { portalRoutes } from "./pages/portal.routes.js";
import type { World } from "./world.js";

/** Everything served: the API, the customer pages, the control API, the dashboard. */
export function createApp(world: World): Express {
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  // As Stripe's clients encode parameters: `items[0][price]=x`.
  app.set("query parser", "extended");
  app.use("/v1", apiRouter(world));
  app.use(payRoutes(world));
  app.use(portalRoutes(world));
  app.use(invoiceRoutes(world));
  app.use("/_control", controlRoutes(world));
  app.use(dashboardRoutes(world));
  app.use((_request, response) => {
    sendNotice(response, {
      title: "Page not found",
      text: "There's nothing at this address.",
      status: 404,
    });
  });
  return app;
}
