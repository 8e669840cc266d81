import { createFileRoute } from '@tanstack/react-router';
import { ReadingPage } from '../features/hugo/reading/ReadingPage.tsx';

export const Route = createFileRoute('/$awards/reading/{-$id}')({
  beforeLoad: async ({ context, params, location }) => {
    await context.words.load('reading');
    const { enterReading } = await import('../features/hugo/reading/readingRoute.ts');
    return enterReading(context, params, location);
  },
  remountDeps: ({ params }) => params,
  component: ReadingPage,
});
