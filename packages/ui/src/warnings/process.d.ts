// Node's `process.env.NODE_ENV`, which bundlers replace. Merges with the types of Node where a project has them.
declare namespace NodeJS {
  interface ProcessEnv {
    NODE_ENV?: string | undefined;
  }
  interface Process {
    env: ProcessEnv;
  }
}
declare var process: NodeJS.Process;
