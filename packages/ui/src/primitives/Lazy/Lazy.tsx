import { useEffect, useState, type ReactNode } from 'react';
import { useStableCallback } from '../hooks/useStableCallback.ts';

export interface LazyProps<Module> {
  /** Loads the module. Must be a stable function. */
  load: () => Promise<Module>;
  /** Called when loading fails. To try again, unmount and remount the component. */
  onError: () => void;
  /** Renders the loaded module. */
  children: (module: Module) => ReactNode;
}

/**
 * Loads a module, such as a dialog's, on the first render. After a failure it can be retried, unlike `lazy`, which
 * caches a failure until the page is reloaded.
 *
 * @example
 * ```tsx
 * <Lazy load={() => import('./EditDialog.tsx')} onError={close}>
 *   {({ default: EditDialog }) => <EditDialog onClose={close} />}
 * </Lazy>
 * ```
 */
export function Lazy<Module extends object>(props: LazyProps<Module>) {
  const { load, onError, children } = props;
  const [module, setModule] = useState<Module>();
  const failed = useStableCallback(onError);
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
