export const ADDED_TO_CART = "Added to cart.";
