import {
  getUrgency,
  periodPhase,
  timeLeft,
  type Period,
  type Phase,
  type TimeSpan,
  type Urgency,
} from '@conkit/rules';
import { NowProvider } from '@conkit/ui';
import { useState, type ReactNode } from 'react';
import { useNow } from '../../../shell/clock.ts';

/** How often to check the clock, in milliseconds. More often near the deadline. */
const PACE_MS: Record<Urgency, number> = { calm: 30_000, near: 10_000, pressing: 1000 };

interface DeadlineState {
  phase: Phase;
  urgency: Urgency;
  /**
   * The remaining time by the server's clock. Undefined before the period opens and after it has closed.
   */
  remaining: TimeSpan | undefined;
}

/** Returns the state of a period by the server's clock. Without a period, everything is closed. */
export function useDeadline(period: Period | undefined): DeadlineState {
  const [pace, setPace] = useState(PACE_MS.calm);
  const now = useNow(pace);
  const phase = period ? periodPhase(period, now) : 'closed';
  const urgency = period && phase === 'open' ? getUrgency(period, now) : 'calm';
  if (PACE_MS[urgency] !== pace) setPace(PACE_MS[urgency]);
  const remaining = period && phase === 'open' ? timeLeft(period, now) : undefined;
  return { phase, urgency, remaining };
}

/** How often to update relative times such as "saved a minute ago", in milliseconds. */
const RENEW_MS = 10_000;

/** Provides the server's clock to components that show relative times. */
export const PassingTime = ({ children }: { children: ReactNode }) => (
  <NowProvider value={useNow(RENEW_MS)}>{children}</NowProvider>
);
