import type { LineOutput } from './network'

/** A text read so far: a chain of labels. `children` makes equal texts the same node. */
interface Node {
  readonly label: number
  readonly parent: Node | null
  readonly children: Map<number, Node>
}

/** How likely a text is when the last column was blank, and when it was the last label. */
interface Mass {
  blank: number
  label: number
}

const beamWidth = 6
/** Labels less likely than this in a column are not tried there. */
const tryable = 0.01

/**
 * The likeliest labels for the columns from..to, summed over all the ways in which columns can spell them
 * (CTC prefix beam search).
 */
export function bestLabels(output: LineOutput, from: number, to: number): number[] {
  const { blank } = output
  const root: Node = { label: -1, parent: null, children: new Map() }
  let beam = new Map<Node, Mass>([[root, { blank: 1, label: 0 }]])
  for (let c = from; c < to; c++) {
    const row = output.probabilities.subarray(c * output.stride, (c + 1) * output.stride)
    const candidates: number[] = []
    for (let label = 0; label < row.length; label++) {
      if (row[label]! >= tryable && label !== blank) candidates.push(label)
    }
    beam = prune(step(beam, row, blank, candidates))
  }
  let best = root
  let most = -1
  for (const [node, mass] of beam) {
    if (mass.blank + mass.label > most) {
      most = mass.blank + mass.label
      best = node
    }
  }
  const labels: number[] = []
  for (let node: Node | null = best; node?.parent; node = node.parent) labels.push(node.label)
  return labels.reverse()
}

function step(
  beam: ReadonlyMap<Node, Mass>,
  row: Float32Array,
  blank: number,
  candidates: readonly number[],
): Map<Node, Mass> {
  const next = new Map<Node, Mass>()
  const massOf = (node: Node): Mass => {
    let mass = next.get(node)
    if (!mass) {
      mass = { blank: 0, label: 0 }
      next.set(node, mass)
    }
    return mass
  }
  for (const [node, mass] of beam) {
    const total = mass.blank + mass.label
    const same = massOf(node)
    same.blank += total * (row[blank] ?? 0)
    if (node.parent) same.label += mass.label * (row[node.label] ?? 0)
    for (const label of candidates) {
      let child = node.children.get(label)
      if (!child) {
        child = { label, parent: node, children: new Map() }
        node.children.set(label, child)
      }
      // The same label again is a new character only after a blank.
      massOf(child).label += (label === node.label ? mass.blank : total) * (row[label] ?? 0)
    }
  }
  return next
}

/** Keeps the best, scaled so that they sum to 1. */
function prune(beam: ReadonlyMap<Node, Mass>): Map<Node, Mass> {
  const kept = [...beam].sort(([, a], [, b]) => b.blank + b.label - (a.blank + a.label)).slice(0, beamWidth)
  const total = kept.reduce((sum, [, mass]) => sum + mass.blank + mass.label, 0) || 1
  return new Map(kept.map(([node, mass]) => [node, { blank: mass.blank / total, label: mass.label / total }]))
}
