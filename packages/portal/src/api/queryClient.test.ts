import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiError } from './problem.ts';
import { createQueryClient } from './queryClient.ts';

afterEach(() => onlineManager.setOnline(true));

describe('the query client offline', () => {
  const noNetwork = () => Promise.reject(new ApiError(undefined, undefined));

  it('fails mutations at once instead of sending them later', async () => {
    onlineManager.setOnline(false);
    const observer = new MutationObserver(createQueryClient(), { mutationFn: noNetwork });
    await expect(observer.mutate()).rejects.toBeInstanceOf(ApiError);
  });

  it('fails queries instead of loading for ever', async () => {
    onlineManager.setOnline(false);
    const read = createQueryClient().fetchQuery({
      queryKey: ['anything'],
      queryFn: noNetwork,
      retry: false,
    });
    await expect(read).rejects.toBeInstanceOf(ApiError);
  });
});
