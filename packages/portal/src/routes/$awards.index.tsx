import { createFileRoute, redirect } from '@tanstack/react-router';
import { firstAwardPath } from '../features/hugo/shared/awardHere.ts';

export const Route = createFileRoute('/$awards/')({
  beforeLoad: ({ context: { config }, params }) => {
    throw redirect({ href: firstAwardPath(config, params.awards), replace: true });
  },
});
