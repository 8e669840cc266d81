/**
 * The characters in the badge fonts, from the space to U+FFFF without the ideographs. Run lengths in base 36:
 * missing, present, missing, and so on. A server test compares it with the fonts and prints the right value.
 */
export const BADGE_COVERAGE =
  '0 2n x fh 1 a 1 2 1 15 2 3 2 1 5 1 g 1 2 2 1 1 7 1 1q 8 2 6 4 7 1 1 1 k 1 1r e 8w 2p 1j 8 r 4 6 ' +
  'b 74 28 1c 6o v 1 2 6 22 1 4d w1 1m 4 t 2sk 9 1z 13 1 2 6 5c 1s 7q 2 6 2 12 2 6 2 8 1 1 1 1 1 1 ' +
  '1 v 2 1h 1 f 1 e 2 6 1 j 2 3 1 9 3 2 5 1 1 c 1 3 1 3 1 3 2 3 8 1 1 2 1 1 3 4 5 1 1 1 2 3 5 1 1 ' +
  '1 y 1 17 x s 2 h 1 f 1 2 1 1 1 3 2 4 1 3 1 2 1 a 2 3 2 3 1 2 1 6 1 5 1 10 a 6 a m a u 2 a 3 4 2 ' +
  '3 1 1 1 1 1 h 4 b 1 a 1 1 2 1 7 3 1 1 3 1 1 4 1 2 4 2 1 1 a 5 4 5 1 5 1 1 1 2 1 3 1 j 3 1 4 2 2 ' +
  '2 2 2 2 2 2 a 6 2 2 9 5 6 1 4 1 p 1 q 2 j 1 l 3 a 1 5 1 g 2 3p 2 c f 1 1 b 2 1z 1 1o 98 5 3 2 2 ' +
  '4 2 2 2 4 2 1 4 1 6 e 5 8 1 g 4 1 2 2 1 4 2 6 2 4 4 f 1 g 3 t g 2 c y 1 s 2 1v 1 g 1 6 1 y 1 1 ' +
  '2 l 1 v u d 1 b6 2 3t 1 1m 2 7d 3 i 1 3e 1 5m w 9s w 1m 2 5 1 1q q 1 2h c 5y q c 4 1s 1 2e 2 2v ' +
  '5 17 1 2m 1 18 4 10 c 1b 1 7g 1 5v mkg 2o 3k 4r 5 2 1 1 1 5 o e 1c a 4m w lc 8mc 6zg 5 o q 1 5 ' +
  '1 1 1 2 1 2 1 3h g cd 2 1i 7 1 w g g a k 11 1 j 1 4 4 5 1 3r 2 1 1 4f 1 u 3 6 2 6 2 6 2 3 3 7 1 ' +
  '7 e 1';

const FIRST = 0x20;

/** Returns the coverage as part of a character class, for a regular expression with the flag `u`. */
export const coveredClass = (): string => {
  let at = FIRST;
  return BADGE_COVERAGE.split(' ')
    .map((text, index) => {
      const [first, count] = [at, parseInt(text, 36)];
      at += count;
      if (index % 2 === 0) return '';
      return `\\u{${first.toString(16)}}-\\u{${(at - 1).toString(16)}}`;
    })
    .join('');
};
