/**
 * The first of a browser's languages, by their weight and then by their order, that is spoken here (NAV-5).
 *
 * @param acceptLanguage as the header of that name has it: `fi-FI, en;q=0.5`; regions do not matter
 * @param spoken the languages that there are
 * @returns undefined when none of them is spoken
 */
export const preferredLanguage = <Language extends string>(
  acceptLanguage: string,
  spoken: readonly Language[],
): Language | undefined => {
  const wanted = acceptLanguage.split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().split(';');
    const weight = parameters.map((text) => /^\s*q=([\d.]+)/.exec(text)?.[1]).find(Boolean);
    return { tag: tag.split('-', 1)[0]?.toLowerCase(), weight: weight ? Number(weight) : 1 };
  });
  return wanted
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => spoken.find((language) => language === tag))
    .find((language) => language !== undefined);
};
