/** Nothing like the bell: short rising pairs of notes, close together, at full loudness. */

const RATE_HZ = 16_000;
const LOOP_S = 1.6;
const BEEP_S = 0.16;
const BEEPS = [
  { frequencyHz: 988, startS: 0 },
  { frequencyHz: 1480, startS: 0.17 },
  { frequencyHz: 988, startS: 0.4 },
  { frequencyHz: 1480, startS: 0.57 },
  { frequencyHz: 988, startS: 0.8 },
  { frequencyHz: 1480, startS: 0.97 },
] as const;
const LOUDNESS = 0.95;
/** A soft beginning and end, so that the loudspeaker does not crack. */
const RAMP_S = 0.008;

export function siren(context: BaseAudioContext): AudioBuffer {
  const samples = new Float32Array(Math.round(LOOP_S * RATE_HZ));
  for (const { frequencyHz, startS } of BEEPS) {
    const first = Math.round(startS * RATE_HZ);
    const length = Math.round(BEEP_S * RATE_HZ);
    for (let i = 0; i < length; i += 1) {
      const [ageS, leftS] = [i / RATE_HZ, (length - i) / RATE_HZ];
      const ramp = Math.min(1, ageS / RAMP_S, leftS / RAMP_S);
      const angle = 2 * Math.PI * frequencyHz * ageS;
      // The third harmonic carries through a kitchen's noise.
      samples[first + i] = LOUDNESS * ramp * (0.75 * Math.sin(angle) + 0.25 * Math.sin(3 * angle));
    }
  }
  const buffer = context.createBuffer(1, samples.length, RATE_HZ);
  buffer.copyToChannel(samples, 0);
  return buffer;
}
