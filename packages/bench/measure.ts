import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** What a command took. Seconds, and MB of memory at its highest, over all of its processes. */
export interface Measured {
  readonly wall: number;
  readonly cpu: number;
  readonly memory: number;
  readonly ok: boolean;
}

const SAMPLE_MILLISECONDS = 250;
/** Memory is read at every so many samples: to count what is shared, the system walks through all of it meanwhile. */
const MEMORY_EVERY = 8;
const CLOCK_TICKS = 100;
const KB = 1024;

interface ProcessFacts {
  readonly parent: number;
  readonly ticks: number;
}

function readProcess(pid: string): ProcessFacts | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    return { parent: fields[1] ?? 0, ticks: (fields[11] ?? 0) + (fields[12] ?? 0) };
  } catch {
    return undefined;
  }
}

/** Memory of a process in MB. What several share, as Node itself, counts once, divided among all that have it. */
function readMemory(pid: number): number {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0) / KB;
  } catch {
    // It has ended in the meantime.
    return 0;
  }
}

/** Takes down the processor ticks so far of a process and all below it; returns which they are. */
function sample(root: number, ticks: Map<number, number>): number[] {
  const all = new Map<number, ProcessFacts>();
  for (const name of readdirSync('/proc')) {
    const facts = /^\d+$/.test(name) ? readProcess(name) : undefined;
    if (facts) all.set(Number(name), facts);
  }
  const isBelow = (pid: number): boolean => {
    if (pid === root) return true;
    const parent = all.get(pid)?.parent;
    return parent !== undefined && parent > 1 && isBelow(parent);
  };
  const tree = [...all].filter(([pid]) => isBelow(pid));
  for (const [pid, facts] of tree) ticks.set(pid, facts.ticks);
  return tree.map(([pid]) => pid);
}

/**
 * Runs a command and measures it from `/proc` (Linux), since `time` knows the memory of one process only.
 * Processor time is that of every process at its last sample.
 */
export function measure(
  command: string,
  args: readonly string[],
  cwd: string,
  log: (text: string) => void,
): Promise<Measured> {
  const start = performance.now();
  const ticks = new Map<number, number>();
  let memory = 0;
  const child = spawn(command, args, { cwd, env: { ...process.env, CI: '1', GATSBY_TELEMETRY_DISABLED: '1' } });
  child.stdout.on('data', (data: Buffer) => log(data.toString()));
  child.stderr.on('data', (data: Buffer) => log(data.toString()));
  let samples = 0;
  const timer = setInterval(() => {
    const tree = child.pid ? sample(child.pid, ticks) : [];
    if (samples % MEMORY_EVERY === 0) {
      const now = tree.reduce((sum, pid) => sum + readMemory(pid), 0);
      memory = Math.max(memory, now);
    }
    samples += 1;
  }, SAMPLE_MILLISECONDS);
  return new Promise((resolve) => {
    child.on('close', (code) => {
      clearInterval(timer);
      const cpu = [...ticks.values()].reduce((sum, value) => sum + value, 0) / CLOCK_TICKS;
      resolve({ wall: (performance.now() - start) / 1000, cpu, memory, ok: code === 0 });
    });
  });
}
