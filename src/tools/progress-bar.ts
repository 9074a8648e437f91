const WIDTH = 24;

/** Progress bar as text; `share` is from 0 to 1. */
export function formatBar(share: number): string {
  const filled = Math.round(WIDTH * Math.min(1, share));
  return `[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}]`;
}

/** Progress bar on a terminal; one line per step otherwise. */
export function progressBar(title: string, steps: number): { step(name: string): void; end(): void } {
  const { stderr } = process;
  let done = 0;
  const write = (name: string): void => {
    stderr.write(`\r${title} ${formatBar(steps === 0 ? 1 : done / steps)} ${done}/${steps} ${name}\x1b[K`);
  };
  return {
    step(name) {
      if (stderr.isTTY) write(name);
      else stderr.write(`${title}: ${name} (${done + 1} of ${steps})\n`);
      done++;
    },
    end() {
      if (!stderr.isTTY || steps === 0) return;
      write('');
      stderr.write('\n');
    },
  };
}
