const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

/** Whether the tools support this Node version: 20.19 and later LTS versions, and 25 and later. */
export const isSupportedNode =
  (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24;
