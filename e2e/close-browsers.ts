import { closeBrowsers } from "./browser.js";

afterAll(closeBrowsers);
