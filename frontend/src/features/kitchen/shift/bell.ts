/** The kitchen's bell: two tones, again and again until it is hushed. Drawn by Web Audio, so nothing has to be fetched. */

/** `locked`: the browser wants a touch or a key first. */
export type BellState = 'off' | 'locked' | 'ready' | 'unsupported';

const TONES = [
  { frequencyHz: 1174.66, startS: 0 },
  { frequencyHz: 880, startS: 0.28 },
  { frequencyHz: 1174.66, startS: 0.9 },
  { frequencyHz: 880, startS: 1.18 },
] as const;
/** Relative loudness of the fundamental and its overtones: a struck bell. */
const OVERTONES = [1, 0.45, 0.22, 0.1] as const;
/** Enough for the highest partial, and quickly worked out on an old tablet. */
const RATE_HZ = 16_000;
const ATTACK_S = 0.004;
const DECAY_S = 0.34;
const LOOP_S = 3.2;
const LOUDNESS = 0.6;

/** Adds one stroke of the bell, all its partials, to the samples. */
function strike(samples: Float32Array<ArrayBuffer>, frequencyHz: number, startS: number): void {
  const first = Math.round(startS * RATE_HZ);
  for (let i = first; i < samples.length; i += 1) {
    const ageS = (i - first) / RATE_HZ;
    // A soft start, so that the loudspeaker does not crack.
    const attack = Math.min(1, ageS / ATTACK_S);
    let sum = 0;
    for (let index = 0; index < OVERTONES.length; index += 1) {
      const partial = index + 1;
      const loudness = (OVERTONES[index] ?? 0) * Math.exp((-ageS * partial) / DECAY_S);
      sum += loudness * Math.sin(2 * Math.PI * frequencyHz * partial * ageS);
    }
    samples[i] = (samples[i] ?? 0) + attack * sum;
  }
}

function chime(context: BaseAudioContext): AudioBuffer {
  const samples = new Float32Array(Math.round(LOOP_S * RATE_HZ));
  for (const { frequencyHz, startS } of TONES) strike(samples, frequencyHz, startS);
  const peak = samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0);
  const buffer = context.createBuffer(1, samples.length, RATE_HZ);
  buffer.copyToChannel(
    samples.map((sample) => (sample / peak) * LOUDNESS),
    0,
  );
  return buffer;
}

export class Bell {
  private context: AudioContext | null = null;
  private sample: AudioBuffer | null = null;
  private loop: AudioBufferSourceNode | null = null;
  private output: GainNode | null = null;
  private volume = 1;
  private shouldRing = false;
  private readonly onState: (state: BellState) => void;
  private readonly draw: (context: BaseAudioContext) => AudioBuffer;

  constructor(onState: (state: BellState) => void, draw = chime) {
    this.draw = draw;
    this.onState = onState;
  }

  /** To be called from a click; without one the browser may leave the bell locked. */
  async unlock(): Promise<void> {
    if (typeof AudioContext === 'undefined') {
      this.onState('unsupported');
      return;
    }
    if (!this.context) {
      this.context = new AudioContext();
      this.context.onstatechange = () => this.report();
      this.sample = this.draw(this.context);
      this.output = this.context.createGain();
      this.output.gain.value = this.volume;
      this.output.connect(this.context.destination);
    }
    this.report();
    await this.context.resume().catch(() => undefined);
    this.report();
  }

  /** Of the full loudness, above 0. */
  setVolume(volume: number): void {
    this.volume = volume;
    if (this.output) this.output.gain.value = volume;
  }

  /** For trying it; does nothing beside a ring that is on. */
  ringOnce(): void {
    if (this.loop || this.context?.state !== 'running') return;
    this.start(false);
  }

  setRinging(shouldRing: boolean): void {
    this.shouldRing = shouldRing;
    this.sound();
  }

  close(): void {
    this.setRinging(false);
    const { context } = this;
    this.context = null;
    if (!context) return;
    context.onstatechange = null;
    void context.close();
    this.onState('off');
  }

  private report(): void {
    if (!this.context) return;
    this.onState(this.context.state === 'running' ? 'ready' : 'locked');
    this.sound();
  }

  private sound(): void {
    const isAudible = this.shouldRing && this.context?.state === 'running';
    if (!isAudible) {
      this.loop?.stop();
      this.loop = null;
      return;
    }
    this.loop ??= this.start(true);
  }

  private start(isLoop: boolean): AudioBufferSourceNode | null {
    if (!this.context || !this.output) return null;
    const source = this.context.createBufferSource();
    source.buffer = this.sample;
    source.loop = isLoop;
    source.connect(this.output);
    source.start();
    return source;
  }
}
