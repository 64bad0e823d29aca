/** The page of an empty list needs some of them, too. */
export { isFiller, isNoise, isStopWord, NOISE, withoutFilling } from "#site/stop-words";
