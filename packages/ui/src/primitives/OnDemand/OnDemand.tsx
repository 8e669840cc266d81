import { useEffect, useState, type ReactNode } from 'react';
import { useStableCallback } from '../hooks/useStableCallback.ts';

export interface OnDemandProps<Module> {
  /** Fetches the code. The same function at each drawing. */
  load: () => Promise<Module>;
  /** Called when the code could not be fetched. Taken away and drawn anew, it is asked for again. */
  onFailed: () => void;
  /** Draws what the code is for. */
  children: (module: Module) => ReactNode;
}

/**
 * What is drawn by code that is fetched when it is first needed, as a dialog's. Unlike `lazy`, which
 * remembers a failure until the page is loaded again, it can be tried again.
 *
 * @example
 * ```tsx
 * <OnDemand load={() => import('./EditDialog.tsx')} onFailed={close}>
 *   {({ default: EditDialog }) => <EditDialog onClose={close} />}
 * </OnDemand>
 * ```
 */
export function OnDemand<Module extends object>(props: OnDemandProps<Module>) {
  const { load, onFailed, children } = props;
  const [module, setModule] = useState<Module>();
  const failed = useStableCallback(onFailed);
  useEffect(() => {
    let isWanted = true;
    load().then(
      (loaded) => {
        if (isWanted) setModule(loaded);
      },
      () => {
        if (isWanted) failed();
      },
    );
    return () => {
      isWanted = false;
    };
  }, [load, failed]);
  return module && children(module);
}
