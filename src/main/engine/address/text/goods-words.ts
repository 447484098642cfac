/**
 * What is sold, travelled by and reported, where a text has it: "Kolhapuri chappal size 8" names a town, and is no
 * address. Words that names of houses are made of as well, "pearl", "silver" and "orange", are left out.
 */
const goods = `
  saree sarees sari saris kurta kurtas kurti kurtis lehenga dupatta shawl shawls razai quilt bedsheet bedsheets pillow blanket blankets towel towels sweater sweaters shirt shirts tshirt trouser trousers jeans jacket dress
  dhoti pyjama pajama salwar kameez chappal chappals sandal sandals shoe shoes mojari juti jutti sneakers slippers socks handbag wallet zari embroidery embroidered chikan pashmina woollen fabric denim polyester
  jewellery jewelry necklace bangles earrings bracelet mangalsutra
  tea coffee rice basmati dal atta flour masala biryani pickle pickles achar papad ghee butter paneer curd laddu laddoo ladoo petha barfi burfi rasgulla rosogulla halwa mithai lassi prasadam bhujia namkeen chips biscuit biscuits
  chocolate chocolates juice spices mangoes oranges apples bananas grapes onions potatoes tomatoes eggs honey jaggery cashew almonds powder
  laptop smartphone charger cable headphone headphones earphones television refrigerator fridge mixer grinder cooker printer router camera ram inverter bulb lamp keyboard
  sofa mattress carpet carpets rug rugs curtain curtains utensils bottle mug soap shampoo toothpaste detergent lotion perfume toy toys notebook pens pencils
  syrup capsule capsules injection ointment paracetamol
  packet packets piece pieces dozen pair pairs size sizes litre litres gram grams kilo qty quantity discount offer combo mrp sku warranty cart
  serial ifsc micr swift upi neft rtgs imps account interest
  wickets runs innings versus vs episode album lyrics movie film tickets ticket
  bcom mcom bsc msc btech mtech mba bba mca bca phd mbbs llb diploma class roll semester councillor polling constable
  monday tuesday wednesday thursday friday saturday sunday opens opened widening accident accidents
  page pages chapter question questions answer exam syllabus cbse icse result results height weight chassis petrol diesel cc bhp recharge prepaid postpaid fasting haemoglobin
  sensex nifty points shares crore crores rainfall weather forecast temperature order orders shipped tracking awb consignment wdl txn
  package nights yatra trip tour wedding
  train trains flight flights seat coach berth departure arrival boarding pnr rajdhani shatabdi duronto timetable timing timings toll fare fares route
  rate rates price prices tariff population census literacy election elections votes admission admissions syllabus jurisdiction capitals royals knights
  pak paratha dosa idli vada thali naan roti kebab samosa jalebi sweets
`
/** Print that stands in for a text. */
const filling =
  'lorem ipsum dolor amet consectetur adipiscing elit eiusmod tempor incididunt labore dolore magna aliqua asdf qwerty zxcv'

const words: ReadonlySet<string> = new Set(`${goods} ${filling}`.trim().split(/\s+/))

export const isOfGoods = (word: string): boolean => words.has(word)
