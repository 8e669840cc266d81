/** Returns whether two plain objects have equal values, compared shallowly. */
export const sameFacts = <Facts extends object>(one: Facts, other: Facts): boolean => {
  const keys = Object.keys(one) as (keyof Facts)[];
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.is(one[key], other[key]))
  );
};
