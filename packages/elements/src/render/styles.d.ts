/** The style sheet of one element, created by `build.mjs`. */
declare module 'conkit:styles/*' {
  const css: string;
  export default css;
}
