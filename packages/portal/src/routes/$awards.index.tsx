import { createFileRoute, redirect } from '@tanstack/react-router';
import { findFirstAwardPath } from '../features/hugo/shared/awardPage.ts';

export const Route = createFileRoute('/$awards/')({
  beforeLoad: ({ context: { config }, params }) => {
    throw redirect({ href: findFirstAwardPath(config, params.awards), replace: true });
  },
});
