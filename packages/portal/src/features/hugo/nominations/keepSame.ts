/** Returns `before` if both values serialize to the same JSON, so that subscribers don't re-render. */
export const keepSame = <Value>(before: Value, after: Value): Value =>
  JSON.stringify(before) === JSON.stringify(after) ? before : after;
