import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiError } from './problem.ts';
import { createQueryClient } from './queryClient.ts';

afterEach(() => onlineManager.setOnline(true));

describe('without a network', () => {
  const noNetwork = () => Promise.reject(new ApiError(undefined, undefined));

  it('what is sent fails at once instead of being sent some time later', async () => {
    onlineManager.setOnline(false);
    const observer = new MutationObserver(createQueryClient(), { mutationFn: noNetwork });
    await expect(observer.mutate()).rejects.toBeInstanceOf(ApiError);
  });

  it('what is read fails instead of loading for ever', async () => {
    onlineManager.setOnline(false);
    const read = createQueryClient().fetchQuery({
      queryKey: ['anything'],
      queryFn: noNetwork,
      retry: false,
    });
    await expect(read).rejects.toBeInstanceOf(ApiError);
  });
});
