import { useEffect, useState } from 'react';

const requests = new Map<string, Promise<unknown>>();

/** Returns a JSON file of this Storybook. Undefined until it is loaded, or if there is none. */
export function useJson<T>(path: string): T | undefined {
  const [value, setValue] = useState<T>();
  useEffect(() => {
    let isWanted = true;
    const request = requests.get(path) ?? fetch(path).then((response) => response.json());
    requests.set(path, request);
    request.then(
      (json) => isWanted && setValue(json as T),
      () => requests.delete(path),
    );
    return () => {
      isWanted = false;
    };
  }, [path]);
  return value;
}
