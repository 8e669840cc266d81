const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

/** Whether the tools run on this Node: 20.19 and later ones with long-term support, and 25 onwards. */
export const isSupportedNode =
  (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24;
