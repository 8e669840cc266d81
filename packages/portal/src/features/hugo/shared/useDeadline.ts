import {
  periodPhase,
  timeLeft,
  urgencyOf,
  type Period,
  type Phase,
  type TimeSpan,
  type Urgency,
} from '@conkit/rules';
import { useState } from 'react';
import { useNow } from '../../../shell/useNow.ts';

/** How often to check the clock, in milliseconds. More often near the deadline. */
const PACE_MS: Record<Urgency, number> = { calm: 30_000, near: 10_000, pressing: 1000 };

export interface DeadlineState {
  phase: Phase;
  urgency: Urgency;
  /**
   * The remaining time by the server's clock. Undefined before the period opens and after it has closed.
   */
  left: TimeSpan | undefined;
}

/** Returns the state of a period by the server's clock. Without a period, everything is closed. */
export function useDeadline(period: Period | undefined): DeadlineState {
  const [pace, setPace] = useState(PACE_MS.calm);
  const now = useNow(pace);
  const phase = period ? periodPhase(period, now) : 'closed';
  const urgency = period && phase === 'open' ? urgencyOf(period, now) : 'calm';
  if (PACE_MS[urgency] !== pace) setPace(PACE_MS[urgency]);
  const left = period && phase === 'open' ? timeLeft(period, now) : undefined;
  return { phase, urgency, left };
}
