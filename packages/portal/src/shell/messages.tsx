import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';

/** One line in the message bar. `tone` is drawn, and `danger` stays until it is closed. */
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

/** The message bar's content, for the whole application. A new message takes the place of the last one. */
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

/** The message bar: what it shows, and how to show something in it. */
export const useMessages = () => use(MessagesContext);
