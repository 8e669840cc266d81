import {
  periodPhase,
  timeLeft,
  urgencyOf,
  type Period,
  type Phase,
  type Urgency,
} from '@conkit/rules';
import { useState } from 'react';
import { languages } from '../../../i18n/languages.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useNow } from '../../../shell/useNow.ts';

/** How often the clock is looked at, in milliseconds: the nearer the deadline, the more often. */
const PACE_MS: Record<Urgency, number> = { calm: 30_000, near: 10_000, pressing: 1000 };

export interface DeadlineState {
  phase: Phase;
  urgency: Urgency;
  /** "in 14 minutes", by the server's clock; empty before the period opens and after it closed. */
  left: string;
}

/** Where the server's clock is in a period. Without a period everything is closed. */
export function useDeadline(period: Period | undefined): DeadlineState {
  const { tag } = languages[useLanguage()];
  const [pace, setPace] = useState(PACE_MS.calm);
  const now = useNow(pace);
  const phase = period ? periodPhase(period, now) : 'closed';
  const urgency = period && phase === 'open' ? urgencyOf(period, now) : 'calm';
  if (PACE_MS[urgency] !== pace) setPace(PACE_MS[urgency]);
  const span = period && phase === 'open' ? timeLeft(period, now) : undefined;
  const left = span && new Intl.RelativeTimeFormat(tag).format(span.value, span.unit);
  return { phase, urgency, left: left ?? '' };
}
