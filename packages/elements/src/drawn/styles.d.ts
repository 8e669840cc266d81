/** The style sheet of one element, made by `build.mjs`. */
declare module 'conkit:styles/*' {
  const css: string;
  export default css;
}
