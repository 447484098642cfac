import type { Token, Tokens } from 'marked'
import { Fragment, type ReactNode } from 'react'
import { showGuide } from '../../app/navigation'
import classes from './Guide.module.css'
import { pictureAddress } from './chapters'

/** Text of our own guide as elements; what the guide does not use is shown as it is written. */
export function Markdown({ tokens }: { readonly tokens: readonly Token[] }): ReactNode {
  return tokens.map((token, i) => <Fragment key={i}>{element(token)}</Fragment>)
}

const inner = (token: { readonly tokens?: Token[] }): ReactNode => <Markdown tokens={token.tokens ?? []} />

function element(token: Token): ReactNode {
  switch (token.type) {
    case 'heading':
      return heading(token as Tokens.Heading)
    case 'paragraph':
      return <p>{inner(token as Tokens.Paragraph)}</p>
    case 'list':
      return list(token as Tokens.List)
    case 'table':
      return table(token as Tokens.Table)
    case 'code':
      return <pre className={classes.code}>{(token as Tokens.Code).text}</pre>
    case 'blockquote':
      return <blockquote className={classes.quote}>{inner(token as Tokens.Blockquote)}</blockquote>
    case 'strong':
      return <strong>{inner(token as Tokens.Strong)}</strong>
    case 'em':
      return <em>{inner(token as Tokens.Em)}</em>
    case 'codespan':
      return <code className={classes.key}>{(token as Tokens.Codespan).text}</code>
    case 'link':
      return link(token as Tokens.Link)
    case 'image':
      return picture(token as Tokens.Image)
    case 'text':
      return token.tokens ? inner(token) : (token as Tokens.Text).text
    case 'space':
      return null
    default:
      return token.raw
  }
}

function heading(token: Tokens.Heading): ReactNode {
  if (token.depth === 1) return <h2 className={classes.title}>{inner(token)}</h2>
  return token.depth === 2 ? <h3>{inner(token)}</h3> : <h4>{inner(token)}</h4>
}

function list({ ordered, items }: Tokens.List): ReactNode {
  const lines = items.map((item, i) => <li key={i}>{inner(item)}</li>)
  return ordered ? <ol>{lines}</ol> : <ul>{lines}</ul>
}

function table({ header, rows }: Tokens.Table): ReactNode {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          {header.map((cell, i) => (
            <th key={i} scope="col">
              {inner(cell)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          <tr key={i}>
            {row.map((cell, j) => (
              <td key={j}>{inner(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A link to another chapter leads there; any other is read, not followed: nothing here leaves the app. */
function link(token: Tokens.Link): ReactNode {
  if (!/^[\w-]+\.md$/.test(token.href)) return <span>{inner(token)}</span>
  return (
    <button type="button" className={classes.link} onClick={() => showGuide(token.href)}>
      {inner(token)}
    </button>
  )
}

function picture({ href, text }: Tokens.Image): ReactNode {
  const address = pictureAddress(href)
  return address ? <img className={classes.picture} src={address} alt={text} /> : <em>{text}</em>
}
