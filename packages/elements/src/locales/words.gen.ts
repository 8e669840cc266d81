// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.
import type { UiWordOverrides } from '@conkit/ui';
import type { RequiredMessages } from './en/Required.gen.ts';

/** The texts of a language. Missing ones are English. */
export interface ElementWords
  extends Pick<UiWordOverrides, 'RankedBallot' | 'NominationGrid' | 'BadgePreview'> {
  readonly Required?: Partial<RequiredMessages>;
}
