import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/$awards/')({
  beforeLoad: async ({ context: { config }, params }) => {
    const { findFirstAwardPath } = await import('../features/hugo/shared/awardPage.ts');
    throw redirect({ href: findFirstAwardPath(config, params.awards), replace: true });
  },
});
