import type { ApiClient } from '@conkit/api-client';
import { mutationOptions } from '@tanstack/react-query';
import { unwrap } from './problem.ts';

/** Requests an invitation to the chat workspace, sent to the account's email address. */
export const chatInviteMutation = (api: ApiClient) =>
  mutationOptions({ mutationFn: () => unwrap(api.POST('/slack/invite')) });
