import { cookie } from '../planting.ts';
import type { Fault } from '../proxy.ts';

/** What cookies can lack over https alone. */
export const secureFaults: readonly Fault[] = [
  {
    name: 'a session that is sent over http, too',
    in: 'login',
    titles: /new session/,
    plant: cookie((set) => set.replace('; Secure', '')),
  },
  {
    name: 'a session that another host of the domain can set',
    in: 'login',
    titles: /new session/,
    plant: cookie((set) => set.replace('__Host-', '')),
  },
  {
    name: 'a code that is sent over http, too',
    in: 'requestKey',
    titles: /the browser that asked/,
    plant: cookie((set) => set.replace('; Secure', '')),
  },
];
