import { cookie } from '../planting.ts';
import type { Fault } from '../proxy.ts';

/** Faults of cookies over https. */
export const secureFaults: readonly Fault[] = [
  {
    name: 'a session cookie that is also sent over http',
    in: 'login',
    titles: /new session/,
    plant: cookie((set) => set.replace('; Secure', '')),
  },
  {
    name: 'a session cookie that another host of the domain can set',
    in: 'login',
    titles: /new session/,
    plant: cookie((set) => set.replace('__Host-', '')),
  },
  {
    name: 'a code cookie that is also sent over http',
    in: 'requestKey',
    titles: /the browser that asked/,
    plant: cookie((set) => set.replace('; Secure', '')),
  },
];
