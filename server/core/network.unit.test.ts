import { describe, expect, it } from "@jest/globals";
import { clientAddress, networkOf, shownNetwork } from "./network.js";

describe("the address of a client", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    [" 203.0.113.7 ", "203.0.113.7"],
    ["203.0.113.7:50112", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["[::ffff:203.0.113.7]:443", "203.0.113.7"],
    ["2001:0DB8:0:0:0:0:0:1", "2001:db8::1"],
    ["[2001:db8::1]", "2001:db8::1"],
    ["[2001:db8::1]:50112", "2001:db8::1"],
    ["fe80::1%eth0", "fe80::1"],
    ["unknown", "unknown"],
    ["_hidden", "unknown"],
    ["203.0.113.7:x", "unknown"],
    ["x[2001:db8::1]:50112", "unknown"],
    ["[2001:db8::1]:50112x", "unknown"],
    ["", "unknown"],
    [undefined, "unknown"],
  ])("%j is %s", (text, address) => {
    expect(clientAddress(text)).toBe(address);
  });
});

describe("the network key for limits", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["203.0.113.7:50112", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8:1:2::ffff", "2001:db8:1:2::/64"],
    ["2001:db8:1:3::ffff", "2001:db8:1:3::/64"],
    ["::1", "::/64"],
    ["garbage one", "unknown"],
    ["garbage two", "unknown"],
  ])("of %j is %s", (text, network) => {
    expect(networkOf(text)).toBe(network);
  });
});

describe("a network as its owner sees it", () => {
  it.each([
    ["203.0.113.7", "203.0.113.x"],
    ["203.0.113.250:50112", "203.0.113.x"],
    ["2001:db8:1a:2::1", "2001:db8:1a:x"],
    ["[2001:db8::1]:50112", "2001:db8:0:x"],
    ["garbage", "unknown"],
  ])("%s is shown as %s", (text, shown) => {
    expect(shownNetwork(text)).toBe(shown);
  });
});
