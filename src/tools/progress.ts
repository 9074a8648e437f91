const WIDTH = 24;

/** A bar in a terminal; one line a step where the output is a file. */
export function progressBar(title: string, steps: number): { step(name: string): void; end(): void } {
  const { stderr } = process;
  let done = 0;
  const draw = (name: string): void => {
    const filled = steps === 0 ? WIDTH : Math.round((WIDTH * done) / steps);
    stderr.write(`\r${title} [${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] ${done}/${steps} ${name}\x1b[K`);
  };
  return {
    step(name) {
      if (stderr.isTTY) draw(name);
      else stderr.write(`${title}: ${name} (${done + 1} of ${steps})\n`);
      done++;
    },
    end() {
      if (!stderr.isTTY || steps === 0) return;
      draw('');
      stderr.write('\n');
    },
  };
}
