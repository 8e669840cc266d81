import { userInfo } from 'node:os';

/** Returns the user that runs this process. In some containers it has no name. */
export function getUserName(): string {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}
