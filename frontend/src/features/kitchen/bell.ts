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
const ATTACK_S = 0.004;
const DECAY_S = 0.34;
const LOOP_S = 3.2;
const LOUDNESS = 0.6;

function strike(frequencyHz: number, ageS: number): number {
  if (ageS < 0) return 0;
  const partials = OVERTONES.map((loudness, index) => {
    const partial = index + 1;
    return loudness * Math.sin(2 * Math.PI * frequencyHz * partial * ageS) * Math.exp((-ageS * partial) / DECAY_S);
  });
  // A soft start, so that the loudspeaker does not crack.
  return Math.min(1, ageS / ATTACK_S) * partials.reduce((sum, value) => sum + value, 0);
}

function chime(context: BaseAudioContext): AudioBuffer {
  const rate = context.sampleRate;
  const samples = Float32Array.from({ length: Math.round(LOOP_S * rate) }, (_, i) =>
    TONES.reduce((sum, tone) => sum + strike(tone.frequencyHz, i / rate - tone.startS), 0),
  );
  const peak = samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0);
  const buffer = context.createBuffer(1, samples.length, rate);
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
  private shouldRing = false;
  private readonly onState: (state: BellState) => void;

  constructor(onState: (state: BellState) => void) {
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
      this.sample = chime(this.context);
    }
    this.report();
    await this.context.resume().catch(() => undefined);
    this.report();
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
    if (this.loop || !this.context) return;
    this.loop = this.context.createBufferSource();
    this.loop.buffer = this.sample;
    this.loop.loop = true;
    this.loop.connect(this.context.destination);
    this.loop.start();
  }
}
