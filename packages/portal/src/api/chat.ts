import type { ApiClient } from '@conkit/api-client';
import { mutationOptions } from '@tanstack/react-query';
import { unwrap } from './problem.ts';

/** Asks for an invitation to the chat workspace, sent to the account's address. */
export const chatInviteMutation = (api: ApiClient) =>
  mutationOptions({ mutationFn: () => unwrap(api.POST('/slack/invite')) });
