function once(load) {
  const answers = new Map();
  return async (key) => {
    if (!answers.has(key)) {
      answers.set(key, await load(key));
    }
    return answers.get(key);
  };
}

function loadForecast(place) {
  console.log(`asking for ${place}`);
  return new Promise((resolve) => setTimeout(resolve, 50, `sunny in ${place}`));
}

const forecast = once(loadForecast);
forecast("Harbor").then((answer) => console.log(answer));
forecast("Harbor").then((answer) => console.log(answer));
