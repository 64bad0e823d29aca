import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { patiently } from "./patiently";

const refusal = (retryAfterSeconds: number) =>
  new CombinedGraphQLErrors({
    errors: [{ message: "No.", extensions: { code: "RATE_LIMITED", retryAfterSeconds } }],
  });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it("asks again after the wait that the server names", async () => {
  const query = jest.fn().mockRejectedValueOnce(refusal(7)).mockResolvedValue("more");
  const answer = patiently(query);
  await jest.advanceTimersByTimeAsync(6_900);
  expect(query).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(200);
  expect(await answer).toBe("more");
});

it("gives up on a longer wait, on a second refusal, and on other failures", async () => {
  const long = jest.fn().mockRejectedValue(refusal(11));
  await expect(patiently(long)).rejects.toThrow("No.");
  expect(long).toHaveBeenCalledTimes(1);

  const twice = jest.fn().mockRejectedValue(refusal(1));
  const answer = expect(patiently(twice)).rejects.toThrow("No.");
  await jest.advanceTimersByTimeAsync(1_100);
  await answer;
  expect(twice).toHaveBeenCalledTimes(2);

  const offline = jest.fn().mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(patiently(offline)).rejects.toThrow("Failed to fetch");
  expect(offline).toHaveBeenCalledTimes(1);
});
