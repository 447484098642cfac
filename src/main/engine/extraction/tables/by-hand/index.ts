/** Tables cut anew from the words of a page, under edges that a human drew. */
export { cutTable } from './cut'
export { fillDown, fillOn } from './fill-down'
export { proposeEdges } from './propose'
