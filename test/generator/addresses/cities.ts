/** Beginnings of PIN codes and the city there: [digits, name, other names]. */
export const cityPins: readonly (readonly [digits: string, name: string, others: readonly string[]])[] = [
  ['1100', 'New Delhi', ['Delhi']], ['4000', 'Mumbai', ['Bombay']], ['4110', 'Pune', ['Poona']], ['5600', 'Bengaluru', ['Bangalore']],
  ['6000', 'Chennai', ['Madras']], ['7000', 'Kolkata', ['Calcutta']], ['5000', 'Hyderabad', []], ['3800', 'Ahmedabad', ['Ahmadabad']],
  ['3950', 'Surat', []], ['3900', 'Vadodara', ['Baroda']], ['3020', 'Jaipur', []], ['2260', 'Lucknow', []], ['2080', 'Kanpur', []],
  ['2210', 'Varanasi', ['Banaras']], ['2110', 'Prayagraj', ['Allahabad']], ['4400', 'Nagpur', []], ['4520', 'Indore', []], ['4620', 'Bhopal', []],
  ['8000', 'Patna', []], ['5300', 'Visakhapatnam', ['Vizag', 'Vishakhapatnam']], ['6410', 'Coimbatore', []], ['6250', 'Madurai', []], ['6820', 'Kochi', ['Cochin', 'Ernakulam']],
  ['6950', 'Thiruvananthapuram', ['Trivandrum']], ['5700', 'Mysuru', ['Mysore']], ['5750', 'Mangaluru', ['Mangalore']], ['1220', 'Gurugram', ['Gurgaon']],
  ['2013', 'Noida', []], ['2010', 'Ghaziabad', []], ['1210', 'Faridabad', []], ['1410', 'Ludhiana', []], ['1430', 'Amritsar', []], ['1600', 'Chandigarh', []],
  ['2480', 'Dehradun', []], ['8340', 'Ranchi', []], ['7510', 'Bhubaneswar', ['Bhubaneshwar']], ['7810', 'Guwahati', ['Gauhati']], ['4220', 'Nashik', ['Nasik']],
  ['4006', 'Thane', []], ['3600', 'Rajkot', []], ['5200', 'Vijayawada', []], ['4920', 'Raipur', []], ['3420', 'Jodhpur', []], ['2820', 'Agra', []],
] // prettier-ignore
