import { describe, expect, it } from "@jest/globals";
import { clientAddress, networkOf } from "./network.js";

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
