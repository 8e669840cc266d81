/** The cables of Dublin's harp-shaped bridge. */
export const Bridge = () => (
  <svg viewBox="0 0 400 232" width="100%" fill="none" aria-hidden="true">
    <path
      stroke="currentColor"
      strokeOpacity={0.6}
      d="M314 129L296 190M312 122L284 190M310 116L272 189M307 109L259 189M304 103L247 189M301 96L235 188M298 90L223 188M294 84L211 188M290 78L199 188M285 73L186 188M281 67L174 188M276 62L162 188M270 56L150 189M265 51L138 189M259 46L125 189M253 41L113 190M246 37L101 190M240 33L89 191M233 28L77 192M225 24L65 192M218 21L52 193M210 17L40 194M201 14L28 194"
    />
    <path
      stroke="currentColor"
      strokeWidth={1.5}
      d="M201 14L388 194M222 23L382 194M241 33L376 194"
    />
    <path fill="#d7eefa" d="M312 197C326 120 286 46 194 11l2-2C294 38 342 116 325 197z" />
    <path stroke="#d7eefa" strokeWidth={5} strokeLinecap="round" d="M4 197Q200 181 396 197" />
    <path
      stroke="#6abd45"
      strokeWidth={2}
      strokeLinecap="round"
      d="M24 212h132M180 212h40M244 212h128M72 222h84M212 222h108"
    />
  </svg>
);
