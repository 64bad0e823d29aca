import { closeContexts } from "./browser.js";

afterAll(closeContexts);
