import { ByteReader } from "./byte-reader";
import type { TrainedData } from "./traineddata";

/** What the outputs of a network stand for. */
export interface Alphabet {
  /** The text of each output; the empty string for "no character here". */
  readonly labels: readonly string[];
  /** The output that means "no character here". */
  readonly blank: number;
}

const space = 0;
/** Entries 1 and 2 of a unicharset are placeholders that the recoder maps onto the blank. */
const placeholder = 1;

/**
 * Joins characters and recoder. Throws for an alphabet in which a character takes several outputs: none of the
 * languages that are read here has one.
 */
export function parseAlphabet(
  data: Pick<TrainedData, "characters" | "recoder">,
): Alphabet {
  const characters = data.characters
    .split("\n")
    .slice(1)
    .map((line) => line.split(" ")[0] ?? "");
  const reader = new ByteReader(data.recoder);
  const codes = Array.from({ length: reader.int32() }, () => {
    reader.skip(1);
    if (reader.int32() !== 1)
      throw new Error("a character of this language takes several outputs");
    return reader.int32();
  });
  const blank = codes[placeholder];
  if (blank === undefined) throw new Error("the recoder is empty");
  const labels: string[] = Array.from(
    { length: Math.max(...codes) + 1 },
    () => "",
  );
  codes.forEach((code, index) => {
    if (code !== blank)
      labels[code] =
        index === space ? " " : (characters[index] ?? "").normalize("NFC");
  });
  return { labels, blank };
}
