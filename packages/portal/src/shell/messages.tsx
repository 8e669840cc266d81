import { MessageBar as Bar } from '@conkit/ui';
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';

/** A message in the message bar. `danger` stays until it is closed. */
export interface Message {
  id: number;
  text: string;
  tone: 'info' | 'success' | 'danger';
}

interface Messages {
  current: Message | null;
  show: (text: string, tone?: Message['tone']) => void;
  close: () => void;
}

const MessagesContext = createContext<Messages>({
  current: null,
  show: () => undefined,
  close: () => undefined,
});

/** Holds the message bar's content for the whole application. A new message replaces the last one. */
export function MessageProvider({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState<Message | null>(null);
  const show = useCallback(
    (text: string, tone: Message['tone'] = 'info') =>
      setCurrent((last) => ({ id: (last?.id ?? 0) + 1, text, tone })),
    [],
  );
  const close = useCallback(() => setCurrent(null), []);
  const value = useMemo(() => ({ current, show, close }), [current, show, close]);
  return <MessagesContext value={value}>{children}</MessagesContext>;
}

/** Returns the current message and functions to show and close messages. */
export const useMessages = () => use(MessagesContext);

/** Shows the current message and hides it after the configured time. Errors stay until they are closed. */
export function MessageBar({ autoHideSeconds }: { autoHideSeconds: number | null }) {
  const { current, close } = useMessages();
  useEffect(() => {
    if (!current || current.tone === 'danger' || !autoHideSeconds) return;
    const timer = setTimeout(close, autoHideSeconds * 1000);
    return () => clearTimeout(timer);
  }, [current, autoHideSeconds, close]);
  return <Bar role="status" message={current} onClose={close} />;
}
