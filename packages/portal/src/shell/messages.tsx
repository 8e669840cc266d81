import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';

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
