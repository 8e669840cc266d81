// Whether the libraries work where they are installed; the arguments are folders of what would be published. By tsx.
import { outsideProblem } from './lib/outside.mjs';

const problem = await outsideProblem(process.argv.slice(2));
if (problem) {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}
