// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.
import type { UiWordOverrides } from '../words/overrides.ts';


/** The crew's screens in Swedish, for a `ConKitProvider` around them. Not proofread. Missing messages are in English. */
export const deskSv: UiWordOverrides = {
};
