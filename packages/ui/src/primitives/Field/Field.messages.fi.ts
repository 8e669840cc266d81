import type { FieldMessages } from './Field.messages.ts';

export const fieldFi: FieldMessages = { required: 'pakollinen', changed: 'muutettu' };
